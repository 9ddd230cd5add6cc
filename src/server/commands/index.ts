/** The commands of `npm run live -- WORD …` besides serving. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { persistentStore, type StoreLocation } from '../http/persistent-store.ts'
import { readSeed } from '../http/seeds.ts'
import type { Store } from '#mocks/store/port.ts'
import { holdLetters, numberedWrites } from '../mail/number.ts'
import { makeAdministrator, randomPassword, setPassword } from '../accounts.ts'

export interface Command {
  readonly usage: string
  /** Takes no word after its own. */
  readonly alone?: true
  readonly run: (store: Store, args: readonly string[]) => Promise<void>
}

const silent = new Writable({ write: (_chunk, _encoding, done) => done() })

/** Asks for a password without showing it. Without a terminal or an input, one is generated and printed. */
const askPassword = async (): Promise<{ password: string; made: boolean }> => {
  if (!process.stdin.isTTY) return { password: randomPassword(), made: true }
  // The terminal stops its echo before the question, so that no quick typing is shown.
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stdout.write('Contraseña (vacía: se hace una): ')
  const typed = await terminal.question('').finally(() => terminal.close())
  process.stdout.write('\n')
  return typed === '' ? { password: randomPassword(), made: true } : { password: typed, made: false }
}

const withPassword = async (work: (password: string) => Promise<void>) => {
  const { password, made } = await askPassword()
  await work(password)
  console.log(made ? `Listo. La contraseña es: ${password}` : 'Listo.')
}

const missing = (usage: string) => new Error(`Se usa así: npm run live -- ${usage}`)

const accountCommands: Readonly<Record<string, Command>> = {
  administrador: {
    usage: 'administrador NOMBRE [CORREO]',
    run: async (store, [nombre = '', correo = '']) =>
      withPassword((password) => makeAdministrator(store, nombre, correo, password)),
  },
  clave: {
    usage: 'clave NOMBRE [cliente]',
    run: async (store, [nombre = '', whose]) =>
      withPassword((password) => setPassword(store, whose === 'cliente' ? 'zona' : 'panel', nombre, password)),
  },
}

/** PostgreSQL has no folder whose number would tell a restored base. */
const restaurada: Command = {
  usage: 'restaurada',
  alone: true,
  run: async (store) => {
    const held = await numberedWrites(store, undefined)(Date.now(), holdLetters)
    console.log(`Listo. Cartas que no salen solas, y quedan en Correos: ${held}.`)
  },
}

export const runCommand = async (
  [commandName, ...args]: readonly string[],
  options: StoreLocation & { seed: string },
  others: Readonly<Record<string, Command>> = {},
): Promise<boolean> => {
  const commands: Readonly<Record<string, Command>> = { ...accountCommands, restaurada, ...others }
  if (commandName === undefined) return false
  const usages = Object.values(commands).map(({ usage }) => usage)
  if (commandName === 'ayuda') {
    console.log(usages.join('\n'))
    return true
  }
  const command = commands[commandName]
  if (!command) throw new Error(`No hay «${commandName}». Hay: ${usages.join(' · ')}`)
  if (args[0] === undefined && !command.alone) throw missing(command.usage)
  const store = persistentStore(options, () => readSeed(options.seed))
  if (!store) throw new Error('Falta decir dónde se guarda todo: DATA=carpeta o DATABASE_URL=postgres://….')
  await store.start()
  try {
    await command.run(store, args)
  } finally {
    store.close()
  }
  return true
}
