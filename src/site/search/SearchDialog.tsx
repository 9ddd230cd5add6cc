import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState, type KeyboardEvent } from 'react'
import { read } from '../../api/queries.ts'
import { obtenerDescargas } from '../../contract/descarga.ts'
import { obtenerNovedades } from '../../contract/novedad.ts'
import { obtenerProductos } from '../../contract/producto.ts'
import { obtenerServicios } from '../../contract/servicio.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import styles from './SearchDialog.module.css'
import { SearchHits } from './SearchHits.tsx'

interface SearchDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const none: never[] = []

/** Arrows walk through what was found; Enter in the field takes the first. */
const walk = (event: KeyboardEvent<HTMLElement>, box: HTMLElement | null) => {
  const stops = [...(box?.querySelectorAll<HTMLElement>('input, a') ?? [])]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Enter: at === 0 ? 1 : undefined }[event.key]
  const stop = next === undefined ? undefined : stops[next]
  if (!stop) return
  event.preventDefault()
  if (event.key === 'Enter') stop.click()
  else stop.focus()
}

/** Products first, then news, downloads and services. */
export function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const box = useRef<HTMLDivElement>(null)
  const { data: productos = none } = useQuery(read(obtenerProductos, {}))
  const { data: novedades = none } = useQuery(read(obtenerNovedades, {}))
  const { data: descargas = none } = useQuery(read(obtenerDescargas, {}))
  const { data: servicios = none } = useQuery(read(obtenerServicios, {}))
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Buscar" width="46rem">
      <div ref={box} role="presentation" className={styles.search} onKeyDown={(event) => walk(event, box.current)}>
        <Field label="Medida, código, producto o tema">
          <TextInput
            type="search"
            className={styles.input ?? ''}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            placeholder="M12 x 50, DIN 931, 011250…"
            value={typed}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {query !== '' && (
          <SearchHits
            query={query}
            in={{ productos, novedades, descargas, servicios }}
            onChoose={() => onOpenChange(false)}
          />
        )}
      </div>
    </Dialog>
  )
}
