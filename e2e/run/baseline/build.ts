/** Checks a build's features against the browsers that package.json names. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tooNewFor } from './data.ts'
import { scriptFeatures } from './script.ts'
import { styleFeatures } from './style.ts'

const featuresOf = (file: string) => {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.css') ? styleFeatures(text) : scriptFeatures(text)
}

/** The features that some of those browsers lack: by the words in the code, the files that use them and the browsers without them. */
export const tooNewIn = (dir: string): Record<string, string> => {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|css)$/.test(name))
  return Object.fromEntries(
    files.flatMap((name) =>
      [...featuresOf(join(dir, name))].flatMap(([word, meanings]) => {
        const browsers = tooNewFor(meanings)
        return browsers.length > 0 ? [[word, `${name}: not in ${browsers.join(', ')}`]] : []
      }),
    ),
  )
}
