/** What `readParts` finds, as `parts-plugin.ts` hands it to a page. */
declare module 'virtual:parts' {
  const parts: readonly { file: string; name: string; says: string; usedBy: readonly string[] }[]
  export default parts
}
