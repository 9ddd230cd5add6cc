/** `npm run live -- limpiar`: takes out of the stored files what uploads lose since then. */
import { tmpdir } from 'node:os'
import { cleanStored, getCleaningRoom } from '#mocks/clean-stored.ts'
import type { StoreLocation } from '../http/persistent-store.ts'
import type { Command } from './command.ts'

export const cleanCommand = ({ data = tmpdir() }: StoreLocation): Command => ({
  usage: 'limpiar',
  run: async (openStore) => {
    const store = await openStore()
    const megabytes = Math.ceil((await getCleaningRoom(store)) / 1024 / 1024)
    console.log(`Mientras tanto hacen falta hasta ${megabytes} MB de lugar en ${data}.`)
    console.log(`Listo. Archivos que decían de más, y ya no: ${await cleanStored(store, data)}.`)
  },
})
