/** A style rule with what it stands in, such as `@media (width >= 720px) `. */
export interface ActiveRule {
  rule: CSSStyleRule
  condition: string
}

const sheets = (): CSSStyleSheet[] => [...document.styleSheets, ...document.adoptedStyleSheets]

/** Every rule of the page that holds others or declares something, in cascade order. */
function* walk(rules: CSSRuleList, condition: string, isActive: boolean): Generator<ActiveRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield { rule, condition }
    else if (rule instanceof CSSMediaRule) {
      const { mediaText } = rule.media
      if (!isActive || matchMedia(mediaText).matches)
        yield* walk(rule.cssRules, `${condition}@media ${mediaText} `, isActive)
    } else if (rule instanceof CSSGroupingRule) {
      const text =
        'conditionText' in rule ? String(rule.conditionText) : 'name' in rule ? String(rule.name) : ''
      yield* walk(rule.cssRules, `${condition}${rule.constructor.name} ${text} `, isActive)
    }
  }
}

/** Style rules whose media conditions hold now. */
export function* activeRules(): Generator<ActiveRule> {
  for (const sheet of sheets()) yield* walk(sheet.cssRules, '', true)
}

/** All style rules, also those whose media conditions do not hold. */
export function* everyRule(): Generator<ActiveRule> {
  for (const sheet of sheets()) yield* walk(sheet.cssRules, '', false)
}

function* mediaIn(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* mediaIn(rule.cssRules)
  }
}

export function* mediaRules(): Generator<CSSMediaRule> {
  for (const sheet of sheets()) yield* mediaIn(sheet.cssRules)
}

/** The page's font faces: a built font file carries a hash of its content in its name. */
export const fontFaces = (): CSSFontFaceRule[] =>
  sheets().flatMap((sheet) => [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule))
