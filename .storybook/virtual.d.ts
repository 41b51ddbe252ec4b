/** What `usedIcons()` serves. */
declare module 'virtual:showroom/icons' {
  /** Every icon of the library that the product imports, by name. */
  export const ICONS: readonly {
    name: string
    Icon: import('lucide-react').LucideIcon
    /** Files below `packages/ui/src` that import it. */
    users: readonly string[]
  }[]
}
