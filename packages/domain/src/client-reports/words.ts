/**
 * The words of the messages that browsers and React write themselves. What else stands in a message (a value, a name, a
 * property's key) may be somebody's, so only these leave the page.
 */
const WORDS = `
a aborted access accessing after allowed already an and any apply are argument arguments array as at await be been before
bad bigint blocked body boolean buffer call called callback can cannot cancelled change changed child chunk circular class clone
cloned code committed complete connection constructor conversion convert converting converted could create css database date
deadlock default defined delete denied descriptor destructure detached did different directly document does down dynamically
element empty encountered end error evaluating event exceeded exceeds execute expected extensible failed fetch field file found
frozen full function generator global has have hook hooks hydration if import imported in indexing infinity initialization input
insecure insertBefore instance instanceof internal into invalid is it iterable iterator JSON key lastly left length lexical limit
load loading local lock lookup loop many map match maximum memory message method minified missing mode module more must NaN
negative network new no node non not null number object observer of on only open operation operator or out parameter parent parse
parsed permission pointer position preload private promise properties property prototype proxy quota range react read reading reason
recursion redefine reduce refused regular reject rejected removeChild render rendered rendering request required resize
response rest result returned runtime script security set setting signal size spread stack state stopped storage store strict
string structure style supported switch symbol syntax target than that the this thread timed timeout to token too transaction
tree type undefined undelivered unable unexpected unhandled unterminated update updates use used user valid value variable
version was were when while with within without worker write zone
Cannot Class Connection Constructor Converting Error Failed Hydration Illegal Import Importing Infinity Invalid Load Maximum
Minified Module Network Object Permission Quota React Reduce Request ResizeObserver Script Service ServiceWorker Text The This
Timeout Unable Unexpected Unknown User WebSocket
`

const KNOWN: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean))

/** What of a message says which one it is; `#418` is the number of one of React's. */
const NUMBER = /^#\d{1,3}$/
const LONGEST = 200

/** Without the signs around it. */
const bare = (token: string): string =>
  token.replace(/^[("'`[{]{1,3}/, '').replace(/[)"'`\]},.:;!?]{1,3}$/, '')

/**
 * A message of an error with its own words alone; a run of others is `…`. At most 200 characters.
 */
export function messageWords(message: string): string {
  const words = message
    .slice(0, 2 * LONGEST)
    .split(/\s+/)
    .map(bare)
    .filter((token) => token !== '')
    .map((token) => (KNOWN.has(token) || NUMBER.test(token) ? token : '…'))
  return words
    .filter((word, at) => word !== '…' || words[at - 1] !== '…')
    .join(' ')
    .slice(0, LONGEST)
}
