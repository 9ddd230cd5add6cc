/** Collects the texts of a script, to compare the sources with their builds. */
import { parseSync, Visitor } from 'vite'

/** A text between two JSX tags as shown, with lines joined by a blank. */
const shown = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')

interface Texts {
  readonly sentences: string[]
  readonly docs: string[]
}

const read = (code: string, file: string): Texts => {
  const sentences: string[] = []
  const docs: string[] = []
  const ofDocs = new Set<unknown>()
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type === 'Identifier' && tag.name === 'doc') ofDocs.add(quasi)
    },
    TemplateLiteral: (template) => {
      const texts = template.quasis.map(({ value }) => value.cooked ?? '')
      const to = ofDocs.has(template) ? docs : sentences
      to.push(...texts)
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') sentences.push(value)
    },
    JSXText: ({ value }) => {
      sentences.push(...shown(value).split(/&\w+;/))
    },
  }).visit(parseSync(file, code).program)
  return { sentences, docs }
}

/** The texts of a script without the contract's docs. */
export const textsOf = (code: string, file: string): string[] => read(code, file).sentences
/** The contract's docs. */
export const docsOf = (code: string, file: string): string[] => read(code, file).docs

/** Whether a text is a sentence: two words or more, one of them with four letters. */
export const isSentence = (text: string): boolean => /\p{L}{4}/u.test(text) && /[\p{L},] \p{L}/u.test(text.trim())
