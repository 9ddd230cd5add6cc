import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '#api/client.ts'
import { useExtension } from '#api/extensions.ts'
import { read } from '#api/queries.ts'
import { obtenerAvance } from '#contract/carga-masiva.ts'

/** In ms: the pause between two requests for the progress. */
const every = 300

const newName = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

const words = { comprobando: 'Comprobando los productos…', guardando: 'Guardando los productos…' } as const

/** The progress of the load under way, and its cancelling, where the API has these. `begin` names a new load. */
export const useProgress = (busy: boolean) => {
  const tells = useExtension(obtenerAvance)
  const [avance, setName] = useState<string>()
  const [isCancelled, setCancelled] = useState(false)
  const cancelled = useRef(false)
  const { data } = useQuery({
    ...read(obtenerAvance, { avance }),
    enabled: tells && busy && avance !== undefined,
    refetchInterval: every,
    retry: false,
    gcTime: 0,
  })
  const mark = (is: boolean) => {
    cancelled.current = is
    setCancelled(is)
  }
  const begin = () => {
    const name = newName()
    setName(name)
    mark(false)
    return tells ? { avance: name } : {}
  }
  const cancel = () => {
    mark(true)
    // The answer of the load tells whether the cancelling was in time.
    call(obtenerAvance, { avance, cancelar: 1 }).catch(() => mark(false))
  }
  const isCounted = busy && data !== undefined && data.total > 0
  return {
    begin,
    wasCancelled: () => cancelled.current,
    label: isCancelled ? 'Cancelando…' : isCounted ? words[data.paso] : 'Subiendo y cargando los productos…',
    counts: isCounted ? data : undefined,
    cancel: isCounted && !isCancelled ? cancel : undefined,
  }
}
