/** `npm run bench [-- part …]`: medians and ratios, to read. Nothing here is a test. */
import type { Part } from './bench.ts'
import { runPart } from './bench.ts'
import { bytes } from './bytes.ts'
import type { Result } from './report.ts'
import { tableOf } from './report.ts'
import { visits } from './visits.ts'

const parts: Record<string, Part> = { visits, bytes }

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`)

const done: [string, Result[]][] = []
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`${name}…`)
  try {
    done.push([name, await runPart(part)])
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
}
console.log(`\n${tableOf(done)}`)
