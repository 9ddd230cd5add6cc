import { parseSync, Visitor, type Plugin } from 'vite'

/** Blanks the template literals with the tag `doc` (`contract/doc.ts`), found by syntax and not by their words. */
const withoutDocs = (code: string, file: string): string => {
  const docs: { readonly start: number; readonly end: number }[] = []
  new Visitor({
    TaggedTemplateExpression: ({ tag, start, end }) => {
      if (tag.type === 'Identifier' && tag.name === 'doc') docs.push({ start, end })
    },
  }).visit(parseSync(file, code).program)
  return docs.reduceRight(
    (remainingCode, { start, end }) => `${remainingCode.slice(0, start)}0${remainingCode.slice(end)}`,
    code,
  )
}

/** Drops the contract's English docs, which only OpenAPI needs. Page and worker are kilobytes smaller without them. */
export const dropDocs = (): Plugin => ({
  name: 'vidriera:docs',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/contract\/[\w-]+\.ts(\?|$)/, code: 'doc`' },
    handler: (code, id) => ({ code: withoutDocs(code, id.replace(/\?.*/, '')), map: null }),
  },
})
