export { AppShell, type AppShellProps, CONTENT_ID } from './AppShell.tsx'
