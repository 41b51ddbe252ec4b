/** The two attributes that dress an element in a theme; every style of a theme hangs on them. */
export interface ThemeAttributes {
  /** Such as `data-brand`. */
  brand: string
  /** Such as `data-scheme`. */
  scheme: string
}

/** Pictures that are files, not tokens, and another file under each theme: logos. */
export interface ThemeImages {
  /** What of an image's address names such a file. Needs no flags. */
  match: RegExp
  /**
   * By scheme, what stands in its place. `{brand}` is the theme's brand, `$1` the pattern's first group; an address that
   * is the same under two schemes is written twice.
   */
  addresses: Readonly<Record<string, string>>
  /** The files of a brand in a built Storybook: when one of them changes, whatever shows an image is looked at again. */
  files(build: string, brand: string): readonly string[]
}

/** The themes: each brand in each scheme. A repository of one brand names that one. */
export interface ThemesConfig {
  attributes: ThemeAttributes
  /** Names of the brands, or how a built Storybook tells them. A name is of letters, digits, `-` and `_`. */
  brands: readonly string[] | ((build: string) => readonly string[])
  /** Names of the schemes, such as `['light', 'dark']`; written as the brands' names are. */
  schemes: readonly string[]
  /** All brands' style sheets as one text, where a story's page does not load them itself. */
  styles?(build: string): string
  /**
   * Font families that the brands' own rules alone name. A page knows them all; a picture depends on its own brand's.
   */
  families?: readonly string[]
  /** The brands that show the most between them, the best first, at most `count`. Default: spread over the list. */
  representative?(count: number): readonly string[]
  /**
   * Tokens (`--control-height`) that make one theme's pages larger than another's, the one that does it most first. A
   * picture is as large as its content under the theme with the largest values. Default: the first theme.
   */
  roomiest?: readonly string[]
  /** Tokens whose lengths move nothing, such as `/^--radius-/`: themes that differ in these alone are laid out alike. */
  unmoving?: RegExp
  images?: ThemeImages
  /**
   * Storybook's globals that a brand is itself shown with, such as `{ language: 'es' }`, under stories with
   * `parameters.visual.ownGlobals`. Such a story is rendered once for all brands with the same ones. Default: none.
   */
  ownGlobals?(brand: string): Readonly<Record<string, string>>
  /** Names of Storybook's globals that choose brand and scheme: the report's links then lead to the very cell. */
  globals?: ThemeAttributes
}

/** A file of a brand that is not as the base commit has it. */
export interface BrandFile {
  path: string
  /** Its text; '' where there is none. */
  before: string
  after: string
}

/** How the report finds and names why pictures differ. Paths are from the config's folder. */
export interface CausesConfig {
  /** What is one brand's own: files, and folders with a `/` at their end. Default: nobody knows, the pictures tell. */
  brandFiles?(brand: string): readonly string[]
  /** What changed in such a file, in people's words: `brand colour`. Default: the file's name. */
  describe?(file: BrandFile): readonly string[]
}

/** Where the Storybook comes from. */
export interface StorybookConfig {
  /** All that it is made of, as paths that git knows: when none of it changed, it is not built again. */
  sources: readonly string[]
  /** Paths among those that do not count, such as tests. */
  except?: RegExp
  /**
   * The command that builds the check-out `folder` into `to`. Default: `storybook build -o <to> --quiet --stats-json`; the
   * statistics say which stories a changed file can touch.
   */
  build?(folder: string, to: string): readonly [string, ...string[]]
}

/** Which stories are checked; a story without any of this is only listened to. */
export interface StoriesConfig {
  /** Names of exports that are checked always. Default: none. */
  names?: readonly string[]
  /** Tags that mark a story. Default: `visual`. */
  tags?: readonly string[]
  /** The tag that takes a story out. Default: `no-visual`. */
  except?: string
}

/** What a script draws piece by piece (a map on a canvas), and how the page tells that it is done. Selectors. */
export interface DrawingConfig {
  /** Every such drawing. */
  present: string
  /** Those that are not done yet. */
  busy: string
}

/** Where pictures "before" come from. */
export interface BeforeConfig {
  /** Names of the main branch, the first that git knows counts. Default: `origin/main`, `main`. */
  branches?: readonly string[]
  /** Installs the packages of a fresh check-out. Default: nothing to install. */
  install?: readonly [string, ...string[]]
}

export interface BrowserConfig {
  /** The Chromium to draw with, asked for when it is needed. Default: the one that Playwright has downloaded. */
  executablePath?(): string
  /** Launch arguments beside those that make pictures the same on every run. */
  args?: readonly string[]
}

/** What people call things here. */
export interface WordsConfig {
  /** One brand. Default: `brand`. */
  brand?: string
  /** Several, which is the option's name as well (`--brands`): small letters. Default: `brands`. */
  brands?: string
  /** How the program is started, for messages. Default: `npx visual`. */
  command?: string
  /** The page or file where a person reads on, such as `handbook/pictures.md`. */
  guide?: string
}

/** All that the checks know of a repository. Paths are relative to the config file's folder. */
export interface VisualConfig {
  storybook: StorybookConfig
  themes: ThemesConfig
  stories?: StoriesConfig
  drawing?: DrawingConfig
  browser?: BrowserConfig
  before?: BeforeConfig
  causes?: CausesConfig
  words?: WordsConfig
  /** The folder of the approved hashes, kept in git. Default: `visual-baseline`. */
  baseline?: string
  /** A folder that git ignores: Storybooks, check-outs, the report. Default: `.cache/visual`. */
  cache?: string
  /** Themes per story under which a copy is held against the story itself. Default: 2. */
  guards?: number
  /** How many built Storybooks are kept. Default: 4. */
  keptBuilds?: number
}

/** The config as it is, typed: `export default defineVisual({ … })` in `visual.config.ts`. */
export const defineVisual = (config: VisualConfig): VisualConfig => config
