/** What `namedClauses()` serves. */
declare module 'virtual:showroom/clauses' {
  /** Ids of clauses by the folder whose files name them: `packages/ui/src/widgets/home/Pies`. */
  export const NAMED: Readonly<Record<string, readonly string[]>>
  /** What each of them says. */
  export const CLAUSES: Readonly<Record<string, import('./docs/ComponentPage.tsx').ClauseProps>>
}

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

/** What `tenantTexts()` serves. */
declare module 'virtual:studio/tenants' {
  /** The four files of every tenant, by its id. */
  export const FOLDERS: Readonly<Record<string, import('@corrente/themes/folder').TenantTexts>>
}
