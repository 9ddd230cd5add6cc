/** Writes the next version of the demo out of its build: one text is another, and all that derives from it follows, as in a build of its own. */
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { dropTwins } from '#build/compress.ts'
import { builds, nextText, text } from '../kit/host.ts'

const lists = ['warm.json', 'sw.js']
const isScript = (file: string) => /^assets\/.*\.js$/.test(file)

type Files = ReadonlyMap<string, string>

const digest = (content: string, algorithm: 'md5' | 'sha256', encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(content).digest(encoding)
const hash = (content: string, length: number) => digest(content, 'sha256', 'hex').slice(0, length)

/** What the lists say of a file: two kinds of revisions, and the hash, of which warm.json has the first letters. */
const marks = (content: string) => {
  const integrity = digest(content, 'sha256', 'base64')
  return [digest(content, 'md5', 'hex'), hash(content, 16), integrity.slice(0, 11), integrity.slice(11)]
}

/** The scripts that hold the text or the name of such a script, where a name holds a hash. */
const findChanged = (scripts: Files, word = text, changed = new Set<string>()): ReadonlySet<string> => {
  for (const [name, code] of scripts)
    if (!changed.has(name) && code.includes(word)) findChanged(scripts, name, changed.add(name))
  return changed
}

/** What stands in the next version in place of a word of this one: the text, the edition of the pages, the names of scripts. */
const findReplacements = (files: Files): Record<string, string> => {
  const [, edition = ''] = /data-edition="(\w+)"/.exec(files.get('shell.html') ?? '') ?? []
  const scripts = new Map([...files].flatMap(([file, code]) => (isScript(file) ? [[basename(file), code]] : [])))
  const rename = (name: string) => name.replace(/.{8}\.js$/, (old) => `${hash(old, 8)}.js`)
  const names = [...findChanged(scripts)].map((name) => [name, rename(name)])
  return { [text]: nextText, [edition]: hash(edition, 12), ...Object.fromEntries(names) }
}

/** Writes the folder `next`. Changed files have no compressed twins there: a host serves them as they are. */
export const writeNext = (): void => {
  const { demo, next } = builds
  rmSync(next, { recursive: true, force: true })
  // The worker comes last: a folder that has it is whole.
  cpSync(demo, next, { recursive: true, filter: (from) => !from.endsWith('/sw.js') })
  const names = readdirSync(demo, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|json)$/.test(name),
  )
  const files = new Map(names.map((name) => [name, readFileSync(join(demo, name), 'utf8')]))
  const replacements = findReplacements(files)
  // The lists hold the revisions and hashes of all others.
  for (const name of [...names.filter((one) => !lists.includes(one)), ...lists]) {
    const old = files.get(name) ?? ''
    const words = new RegExp(
      Object.keys(replacements)
        .join('|')
        .replaceAll('+', String.raw`\+`),
      'g',
    )
    const content = old.replaceAll(words, (word) => replacements[word] ?? word)
    if (content === old) continue
    dropTwins(join(next, name))
    rmSync(join(next, name), { force: true })
    writeFileSync(join(next, dirname(name), replacements[basename(name)] ?? basename(name)), content)
    const after = marks(content)
    for (const [index, mark] of marks(old).entries()) replacements[mark] = after[index] ?? ''
  }
}
