/** The steps of docs/recipes.md, as its tests follow them. */
import { readFileSync } from 'node:fs'

const document = readFileSync('docs/recipes.md', 'utf8')

/** A change of a file: the lines before and after. A new file has no lines before. */
export interface Step {
  /** The recipe, and the number in its list. */
  readonly title: string
  readonly number: number
  readonly file: string
  readonly before?: string
  readonly after: string
}

const linesOf = (diff: readonly string[], without: '+' | '-') =>
  diff
    .filter((line) => !line.startsWith(without))
    .map((line) => line.slice(2))
    .join('\n')

/** The steps of a recipe. Each diff or new file belongs to the file that its list item names first. */
const stepsOf = (title: string): Step[] => {
  const [, recipe = ''] = document.split(`\n## ${title}\n`)
  const [own = ''] = recipe.split('\n## ')
  return own
    .split(/^\d+\. /m)
    .slice(1)
    .flatMap((item, index) => {
      const [, file = ''] = /^`([^`]+)`/.exec(item) ?? []
      return [...item.matchAll(/^( +)```(diff|tsx?)\n([\s\S]*?)\n\s*```/gm)].map(([, indent = '', kind, text = '']) => {
        const lines = text.split('\n').map((line) => line.slice(indent.length))
        const step = { title, number: index + 1, file }
        return kind === 'diff'
          ? { ...step, before: linesOf(lines, '+'), after: linesOf(lines, '-') }
          : { ...step, after: lines.join('\n') }
      })
    })
}

export const recipes = {
  field: stepsOf('Add a field'),
  toTheEnd: stepsOf('A field of a product, to the end'),
  resource: stepsOf('Add a resource with its public page'),
}

/** A text around a step's 'before' text: two parts where it stands there once, as it must. */
export const partsAround = (text: string, before: string): readonly string[] => text.split(`${before}\n`)
