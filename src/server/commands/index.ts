/** The commands of `npm run live -- WORD …` besides serving. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { existingStore, newStore, persistentStore, type StoreLocation } from '../http/persistent-store.ts'
import { readSeed } from '../http/seeds.ts'
import type { Store } from '#mocks/store/port.ts'
import { hasLeaves } from '../leaves.ts'
import { numberedWrites } from '../mail/number.ts'
import { actOnRestore } from '../restored.ts'
import { cleanCommand } from './clean.ts'
import { companyCommands } from './company.ts'
import { copiesFolder, copyCommand } from './copy.ts'
import { nowhere, type Base, type Command, type OpenStore } from './command.ts'
import { makeAdministrator, randomPassword, setPassword } from '../accounts.ts'

const silent = new Writable({ write: (_chunk, _encoding, done) => done() })

/** Asks for a password without showing it; nobody types one without a terminal. */
const askPassword = async (): Promise<string> => {
  if (!process.stdin.isTTY) return ''
  // The terminal stops its echo before the question, so that no quick typing is shown.
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stdout.write('Contraseña (vacía: se hace una): ')
  const typed = await terminal.question('').finally(() => terminal.close())
  process.stdout.write('\n')
  return typed
}

/** Where none is typed, a password is made and printed. */
const withPassword = async (work: (password: string) => Promise<void>) => {
  const typed = await askPassword()
  const password = typed || randomPassword()
  await work(password)
  console.log(typed ? 'Listo.' : `Listo. La contraseña es: ${password}`)
}

const accountCommands: Readonly<Record<string, Command>> = {
  administrador: {
    usage: 'administrador NOMBRE [CORREO]',
    run: async (openStore, [nombre = '', correo = '']) => {
      const store = await openStore('new')
      await withPassword((password) => makeAdministrator(store, nombre, correo, password))
    },
  },
  clave: {
    usage: 'clave NOMBRE [cliente]',
    run: async (openStore, [nombre = '', whose]) => {
      const store = await openStore()
      await withPassword((password) => setPassword(store, whose === 'cliente' ? 'zona' : 'panel', nombre, password))
    },
  },
}

/** A start finds out by itself about a folder's base alone: not about PostgreSQL's, nor a whole machine's. */
const restoredCommand = ({ data }: StoreLocation): Command => ({
  usage: 'restaurada [CARPETA DE COPIAS]',
  run: async (openStore, [copies = copiesFolder]) => {
    const write = numberedWrites(await openStore(), data)
    const folders = [copies, ...(data === undefined ? [] : [data])]
    console.log(`Listo. ${await write(Date.now(), (inside) => actOnRestore(inside, folders))}`)
    if (!hasLeaves(copies))
      console.warn(`En ${copies} no hay bajas anotadas: quien se dio de baja desde la copia vuelve a estar.`)
  },
})

/** Whether words fit a usage: first what it needs, then at most what stands in its brackets, of which small letters mean themselves. */
const fits = (usage: string, words: readonly string[]): boolean => {
  const [needed = '', ...optional] = usage.replaceAll(']', '').split(' [')
  const count = needed.split(' ').length - 1
  const literals = optional.filter((name) => name === name.toLowerCase())
  const others = words.slice(count).filter((word) => !literals.includes(word))
  const isOption = (word: string) => word.startsWith('-')
  return words.length >= count && others.length <= optional.length - literals.length && !words.some(isOption)
}

export const runCommand = async (
  [commandName = '', ...args]: readonly string[],
  options: StoreLocation & { seed: string },
): Promise<void> => {
  const commands: Readonly<Record<string, Command>> = {
    ...accountCommands,
    restaurada: restoredCommand(options),
    ...companyCommands,
    copia: copyCommand(options),
    limpiar: cleanCommand(options),
  }
  const usages = Object.values(commands).map(({ usage }) => usage)
  if (commandName === 'ayuda') {
    console.log(usages.join('\n'))
    return
  }
  const command = commands[commandName]
  if (!command) throw new Error(`No hay «${commandName}». Hay: ${usages.join(' · ')}`)
  if (!fits(command.usage, args)) throw new Error(`Se usa así: npm run live -- ${command.usage}`)
  const opened: Store[] = []
  const openers: Readonly<Record<Base, () => Store | undefined>> = {
    existing: () => existingStore(options),
    new: () => newStore(options, () => readSeed(options.seed)),
    untouched: () => persistentStore(options),
  }
  const openStore: OpenStore = async (base = 'existing') => {
    const store = openers[base]()
    if (!store) throw nowhere()
    opened.push(store)
    await store.start()
    return store
  }
  try {
    await command.run(openStore, args)
  } finally {
    for (const store of opened) store.close()
  }
}
