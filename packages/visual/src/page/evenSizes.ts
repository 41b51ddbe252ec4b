const REM = /(?<![\w.-])(\d*\.?\d+)rem\b/g
const SUM = /\bcalc\([^;]*\drem/
/** A size that stops to grow somewhere. */
const LEAST = /\bmin\(([\d.]+)px, ([\d.]+)px\)/g
/** A whole attribute of a drawing: what has no unit there is in pixels. */
const ATTRIBUTE = /="(\d*\.?\d+)rem"/g

/** Storybook's own room around a story: in rem since ever, and no word of the product's. */
const STORYBOOK = /\.sb-/

const rewritten = new Map<string, string>()
let sheet: CSSStyleSheet | undefined

/** CSS pixels of `size` rem, while a picture is taken. */
const pixels = (size: string): number =>
  Number(size) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/**
 * A rule as it reads with its sizes in pixels: a picture is taken at one size of text, so how a size is written changes
 * none.
 * @param rule - as the browser writes it, its condition not included
 */
export function rulePixels(rule: string): string {
  const known = rewritten.get(rule)
  if (known !== undefined) return known
  const replaced = STORYBOOK.test(rule)
    ? rule
    : rule
        .replace(REM, (_, size: string) => `${pixels(size)}px`)
        .replace(LEAST, (_, a: string, b: string) => `${Math.min(Number(a), Number(b))}px`)
  let text = replaced
  if (replaced !== rule && SUM.test(rule)) {
    // The browser writes it again: it adds up pixels, and leaves a sum of two units as it is.
    sheet ??= new CSSStyleSheet()
    sheet.replaceSync(replaced)
    text = sheet.cssRules[0]?.cssText ?? replaced
  }
  rewritten.set(rule, text)
  return text
}

/** The same for the attributes of drawings. */
export const markupPixels = (markup: string): string =>
  markup.replace(ATTRIBUTE, (_, size: string) => `="${pixels(size)}"`)
