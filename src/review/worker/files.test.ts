/** Saved files with wrong values. */
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { runs } from '#mocks/runs.ts'
import { login } from '#mocks/testing.ts'
import type { endpoints } from '#contract/index.ts'
import type { Company, Row } from '#contract/company.ts'
import { openCompany } from '#mocks/company/format/open.ts'
import { lived, plain, save, type Demo } from './testing.ts'

/** The path of every value of a row, at any depth. */
const listPaths = (value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] => {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return path.length === 0 ? [] : [path]
  const below = Object.entries(value).flatMap(([name, item]) => listPaths(item, [...path, name]))
  return path.length === 0 ? below : [path, ...below]
}

const asset = () => Promise.resolve(undefined)

/** The company that the review tools offer of a file, or the reason of the refusal. */
const readOffered = async (demo: Demo, file: Blob): Promise<Company | string> => {
  try {
    const { company, manifest } = await openCompany(file, { asset })
    const answer = await demo.run({
      task: 'check',
      company: { ...company, files: new Map() },
      accounts: manifest.accounts,
    })
    return answer && 'refused' in answer ? answer.refused : company
  } catch (error) {
    return String(error)
  }
}

/** Rows by key, since a table has no other order. */
const sorted = (tables: Readonly<Record<string, readonly Row[]>>) =>
  Object.fromEntries(
    Object.entries(tables)
      .filter(([name]) => name !== 'sesiones')
      .map(([name, rows]) => [
        name,
        rows.toSorted((a, b) => (JSON.stringify([a['id'], a['name']]) < JSON.stringify([b['id'], b['name']]) ? -1 : 1)),
      ]),
  )

const replaced = (value: unknown, [head, ...tail]: readonly (string | number)[], by: unknown): unknown => {
  if (head === undefined) return by
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === Number(head) ? replaced(item, tail, by) : item))
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, item]) => [name, name === head ? replaced(item, tail, by) : item]),
  )
}

const getValue = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((current, name) => new Map(Object.entries(Object(current))).get(String(name)), value)

const lists = [
  'obtenerProductos',
  'obtenerNovedades',
  'obtenerFerias',
  'obtenerServicios',
  'obtenerUsuarios',
  'obtenerClientes',
  'obtenerPapelera',
  'obtenerHistorial',
  'obtenerDescargas',
  'obtenerFileZonas',
  'obtenerSuscripciones',
] as const satisfies readonly (keyof typeof endpoints)[]

test('a saved file with a value of another type is refused before it is offered, or opens whole', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const demo = await lived()
  const company = await demo.storedCompany()
  const initial = await plain(company)
  const { sesiones: _sesiones, ...others } = company.tables
  const places = Object.entries(others).flatMap(([table, { rows }]) =>
    rows.flatMap((row, rowIndex) => listPaths(row).map((path) => ({ table, rowIndex, path }))),
  )
  const junk = fc.constantFrom<unknown>('mucho', '', 7, -1, 2.5, true, {}, { a: 1 }, [], ['x'], [[]], [null])
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), junk, async ({ table, rowIndex, path }, by) => {
      const original = company.tables[table]
      // A text in place of a text has the right type: the worker answers such a value as it is, which these tests' backend refuses to do.
      if (!original || (typeof by === 'string' && typeof getValue(original.rows[rowIndex], path) === 'string')) return
      const changed = {
        ...original,
        rows: original.rows.map((row, index): Record<string, unknown> =>
          index === rowIndex ? Object(replaced(row, path, by)) : row,
        ),
      }
      const altered = { ...company, tables: { ...company.tables, [table]: changed } }
      const offered = await readOffered(demo, await save(altered, true))
      expect(await plain(await demo.storedCompany(), false)).toEqual({ ...initial, files: {} })
      if (typeof offered === 'string') return
      try {
        expect(await demo.run({ task: 'load', company: offered, accounts: true, withoutWayBack: true })).toEqual({
          done: true,
        })
        expect(sorted((await plain(await demo.storedCompany(), false)).tables)).toEqual(
          sorted((await plain(altered, false)).tables),
        )
        await login(demo.backend)
        for (const name of lists) expect([name, (await demo.call(name, {})).status]).toEqual([name, 200])
      } finally {
        await demo.run({ task: 'load', company, accounts: true, withoutWayBack: true })
      }
    }),
    {
      ...runs(60),
      examples: [
        // A number read as text is an invalid address.
        [{ table: 'usuarios', rowIndex: 1, path: ['email'] }, 7],
        // The journal's keys are stamps, which no table counts.
        [{ table: 'diario', rowIndex: 0, path: ['id'] }, 'mucho'],
      ],
    },
  )
}, 120_000)
