/** The parts that `readParts` finds, as `parts-plugin.ts` hands them to a page. */
declare module 'virtual:parts' {
  const parts: readonly { file: string; name: string; says: string; usedBy: readonly string[] }[]
  export default parts
}
