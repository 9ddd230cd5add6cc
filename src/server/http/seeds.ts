import { isRecord } from '#contract/record.ts'
import { readFile } from 'node:fs/promises'
import { emptySeed } from '#mocks/company/empty.ts'
import type { Seed } from '#mocks/store/rows.ts'
import { seed as demo } from '#mocks/seed/index.ts'

const seeds: Readonly<Record<string, Seed>> = { demo, vacia: emptySeed(demo) }

const isRows = (value: unknown): value is object[] => Array.isArray(value) && value.every(isRecord)

const asSeed = (value: unknown): Seed => {
  const { tables, files = [], since } = isRecord(value) ? value : {}
  if (!isRecord(tables) || !Object.values(tables).every(isRows))
    throw new Error('le falta `tables`, con una lista de registros por tabla')
  const unknown = Object.keys(tables).filter((table) => !(table in demo.tables))
  if (unknown.length > 0)
    throw new Error(`no hay tabla ${unknown.join(', ')}; hay ${Object.keys(demo.tables).join(', ')}`)
  const names = Array.isArray(files) ? files.filter((file) => typeof file === 'string') : []
  return {
    tables: Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, isRows(rows) ? rows : []])),
    files: names,
    ...(typeof since === 'string' && { since }),
  }
}

/** The database's initial contents: the demo company, an empty one, or a JSON file shaped like the build's demo/seed.json. */
export const readSeed = async (name: string): Promise<Seed> => {
  const seed = seeds[name]
  if (seed) return seed
  try {
    return asSeed(JSON.parse(await readFile(name, 'utf8')))
  } catch (error) {
    throw new Error(
      `SEED=${name}: ${error instanceof Error ? error.message : String(error)}. Usá demo, vacia o un archivo JSON.`,
      { cause: error },
    )
  }
}
