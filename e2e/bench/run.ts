/** `npm run bench [-- part …]`: prints medians and ratios. Nothing here is a test. */
import { rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { back } from './back.ts'
import { copyBuild, runPart, type Part } from './bench.ts'
import { blocking } from './blocking.ts'
import { bytes } from './bytes.ts'
import { lines } from './lines.ts'
import { tableOf, type Result } from './report.ts'
import { scale } from './scale.ts'
import { visits } from './visits.ts'

const parts: Record<string, Part> = {
  paints: visits,
  back,
  lines,
  blocking,
  bytes,
  scale,
}

/** Names for several parts. */
const groups: Readonly<Record<string, readonly string[]>> = {
  visits: ['paints', 'back', 'lines', 'blocking'],
}

const requests = process.argv.slice(2).flatMap((name) => groups[name] ?? name)
const unknown = requests.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`No part ${unknown.join(', ')}. There are: ${Object.keys({ ...groups, ...parts }).join(', ')}`)

/** Prints how busy the machine is, since a busy machine distorts all figures. */
const load = () => `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`

const done: [string, Result[]][] = []
const dist = await copyBuild()
for (const [name, part] of Object.entries(parts)) {
  if (requests.length > 0 && !requests.includes(name)) continue
  console.log(`${name}… (${load()})`)
  try {
    done.push([name, await runPart(part, dist)])
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
}
rmSync(dist, { recursive: true })
console.log(`\n${tableOf(done)}\n${load()} at the end`)
