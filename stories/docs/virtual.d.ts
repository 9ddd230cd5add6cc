/** What `readParts` finds, as `parts-plugin.ts` hands it to a page. */
declare module 'virtual:parts' {
  const parts: readonly { file: string; name: string; says: string; usedBy: readonly string[] }[]
  export default parts
}

/** Storybook ships this one without its types. */
declare module '@storybook/react/entry-preview-argtypes' {
  import type { StrictArgTypes } from 'storybook/internal/types'

  export const parameters: { docs: { extractArgTypes: (component: unknown) => StrictArgTypes | null } }
}
