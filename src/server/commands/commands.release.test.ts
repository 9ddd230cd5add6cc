/** The commands that make accounts, run as people run them: without a terminal, and in one that asks. */
import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { newFolder } from '#mocks/new-folder.ts'
import { verifyPassword } from '#mocks/passwords.ts'
import { sqliteStore } from '#mocks/store/sql/sqlite.ts'
import { passwordRounds } from '../accounts.ts'

const folder = newFolder(afterAll)

const env = { ...process.env, DATA: folder, DATABASE_URL: '' }
const script = resolve('src/server/main.ts')
const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, [script, ...words], { env }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  )

/** Runs a command in a terminal, and types a line once the command asks for it. */
const inTerminal = async (line: string, ...words: string[]) => {
  const command = [process.execPath, script, ...words].map((argument) => `'${argument}'`).join(' ')
  const running = spawn('script', ['-qec', command, '/dev/null'], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  let message = ''
  running.stdout.on('data', (bytes: Buffer) => {
    if (!message.includes('Contraseña') && bytes.includes('Contraseña')) running.stdin.write(`${line}\r`)
    message += bytes.toString()
  })
  await text(running.stdout)
  return message
}

const createPasswordCheck = async (table: string) => {
  const store = sqliteStore(folder, () => Promise.resolve({ tables: {}, files: [] }))
  await store.start()
  const clave = (await store.rows(table).getAll()).at(-1)?.clave
  store.close()
  return (password: string) => verifyPassword(password, String(clave), passwordRounds)
}

test('without a terminal a password is made and told; in one it is requested, and not shown', async () => {
  const [, made = ''] = /La contraseña es: (\S+)/.exec(await run('administrador', 'ana', 'ana@example.com')) ?? []
  expect([made.length, await (await createPasswordCheck('usuarios'))(made)]).toEqual([16, true])
  expect(await run('administrador', 'ana')).toContain('Ya hay un usuario «ana»')

  const message = await inTerminal('una-clave-larga', 'clave', 'ana')
  expect([message.includes('Listo.'), message.includes('una-clave-larga')]).toEqual([true, false])
  const isPassword = await createPasswordCheck('usuarios')
  expect([await isPassword('una-clave-larga'), await isPassword(made)]).toEqual([true, false])
  expect(await inTerminal('corta', 'clave', 'ana')).toContain('8 caracteres o más')
  expect(await inTerminal('', 'clave', 'ana')).toMatch(/La contraseña es: \S{16}/)
}, 60_000)

test('the words are told', async () => {
  expect(await run('ayuda')).toMatch(
    /^administrador NOMBRE \[CORREO\]\nclave NOMBRE \[cliente\]\nrestaurada \[CARPETA DE COPIAS\]\nguardar .*\nabrir .*\ncopia \[CARPETA\] \[igual\]\nlimpiar\n$/,
  )
})

test('an unknown word, a missing name, an unknown account and the letters that wait after a restore are told', async () => {
  // Ana is told of each new password.
  expect(await run('restaurada')).toContain('Cartas que no salen solas, y quedan en Correos: 2.')
  expect(await run('borrar')).toContain('No hay «borrar». Hay: administrador NOMBRE [CORREO] · clave NOMBRE [cliente]')
  const misused = 'clave|clave ana pérez|guardar todo x.zip|guardar x.zip toda|copia --help|copia x Igual'
  for (const words of misused.split('|'))
    expect(await run(...words.split(' '))).toContain(`Se usa así: npm run live -- ${words.split(' ')[0]} `)
  expect(await run('clave', 'nadie')).toContain('No hay ningún usuario «nadie»')
  expect(await run('clave', 'nadie', 'cliente')).toContain('No hay ningún cliente «nadie»')
}, 60_000)

test('stored files are cleaned, and what that takes is said', async () => {
  const open = () => sqliteStore(folder, () => Promise.resolve({ tables: {}, files: [] }))
  const store = open()
  await store.start()
  const picture = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)
  await store.files.add([{ name: 'foto.jpg', type: 'image/jpeg', size: 10, blob: new Blob([picture, 'SECRETO']) }])
  store.close()
  const told = await run('limpiar')
  expect(told).toMatch(/^Mientras tanto hacen falta hasta \d+ MB de lugar en .*\nListo\. .*: 1\.\n$/)
  expect(await run('limpiar')).toContain(': 0.')
  expect(readFileSync(`${folder}/vidriera.sqlite`, 'latin1')).not.toContain('SECRETO')
  const again = open()
  await again.start()
  expect((await again.files.get(['foto.jpg']))[0]).toMatchObject({ size: 4, revision: 1 })
  again.close()
}, 60_000)

test('of the words two make a base; a copy of none is an error', async () => {
  const others = [
    ['clave', 'ana'],
    ['guardar', join(folder, 'x')],
    ['restaurada'],
    ['limpiar'],
    ['copia', join(folder, 'copias')],
  ]
  for (const words of others) {
    const empty = newFolder()
    const message = promisify(execFile)(process.execPath, [script, ...words], { env: { ...env, DATA: empty } })
    await expect(message).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('No hay ninguna base en') })
    expect(readdirSync(empty)).toEqual([])
  }
  expect(existsSync(join(folder, 'copias'))).toBe(false)
}, 60_000)

test('a copy brings no older base up to date, notes its moment, and prints the line that restores it', async () => {
  const [data, copies] = [newFolder(), newFolder()]
  await promisify(execFile)(process.execPath, [script, 'administrador', 'ana'], { env: { ...env, DATA: data } })
  const base = new DatabaseSync(join(data, 'vidriera.sqlite'))
  base.exec(
    'DROP TRIGGER "usuarios nombreClave vacía"; DROP INDEX "usuarios nombreClave"; ALTER TABLE usuarios DROP COLUMN nombreClave',
  )
  const shape = () => base.prepare("SELECT sql FROM sqlite_schema WHERE name = 'usuarios'").get()?.['sql']
  const before = shape()
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'copia', copies], {
    env: { ...env, DATA: data },
  })
  expect([shape(), base.prepare("SELECT count(*) AS n FROM sesiones WHERE zona = 'copia'").get()?.['n']]).toEqual([
    before,
    1,
  ])
  base.exec('DELETE FROM usuarios')
  base.close()
  const poorer = promisify(execFile)(process.execPath, [script, 'copia', copies], { env: { ...env, DATA: data } })
  await expect(poorer).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/Quedó aparte.*-2 .*igual/) })
  await promisify(execFile)('sh', ['-c', /paso 6\): (.*)/.exec(stdout)?.[1] ?? 'false'])
  const restored = new DatabaseSync(join(data, 'vidriera.sqlite'), { readOnly: true })
  expect(restored.prepare('SELECT usuario FROM usuarios').all()).toEqual([{ usuario: 'ana' }])
  restored.close()
}, 60_000)
