import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useExtension } from '#api/extensions.ts'
import { read } from '#api/queries.ts'
import { obtenerBanner } from '#contract/banner.ts'
import { obtenerRestosDemo } from '#contract/cambio.ts'
import { obtenerCartas } from '#contract/carta.ts'
import { obtenerContacto } from '#contract/contacto.ts'
import { obtenerFileZonas } from '#contract/file-zona.ts'
import { obtenerLogos } from '#contract/logos.ts'
import { obtenerMetadatos } from '#contract/metadato.ts'
import { obtenerProductos } from '#contract/producto.ts'
import { obtenerSliders } from '#contract/slider.ts'
import { embedded } from '#state/mode.ts'
import { local } from '#state/storage.ts'
import { useSavedMarca } from '#ui/brand/marca.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Inicio.module.css'
import { missing, type Missing } from './missing.ts'
import { Todo } from './Todo.tsx'

/** The tasks that an administrator dismissed in this browser. */
const key = 'panel.falta'

/** First the calls that 'Inicio' makes anyway, then the few others. */
const useMissing = (): readonly Missing[] => {
  const products = useQuery(read(obtenerProductos, {}))
  const sliders = useQuery(read(obtenerSliders, {}))
  const banners = useQuery(read(obtenerBanner, {}))
  const enabled = products.isSuccess && sliders.isSuccess && banners.isSuccess
  const logos = useQuery({ ...read(obtenerLogos, {}), enabled })
  const contacto = useQuery({ ...read(obtenerContacto, {}), enabled })
  const listas = useQuery({ ...read(obtenerFileZonas, {}), enabled })
  const metadatos = useQuery({ ...read(obtenerMetadatos, {}), enabled })
  // The backend in the browser sends no letters.
  const tellsLetters = useExtension(obtenerCartas) && !embedded
  const cartas = useQuery({ ...read(obtenerCartas, {}), enabled: tellsLetters })
  const marca = useSavedMarca()
  // A company without a name of its own still shows the demo.
  const isOwn = useExtension(obtenerRestosDemo) && marca !== undefined && marca.nombre !== ''
  const restos = useQuery({ ...read(obtenerRestosDemo, {}), enabled: enabled && isOwn })
  const reads = [logos, contacto, listas, metadatos, restos, ...(tellsLetters ? [cartas] : [])]
  if (!enabled || reads.some(({ isLoading }) => isLoading)) return []
  return missing({
    productos: products.data,
    sliders: sliders.data,
    banners: banners.data,
    logos: logos.data,
    contacto: contacto.data,
    listas: listas.data,
    metadatos: metadatos.data,
    cartas: tellsLetters ? cartas.data : undefined,
    restos: isOwn ? restos.data : undefined,
    marca,
  })
}

/** The tasks to do before the site can open. It disappears when all are done, or when dismissed until another task appears. */
export function ToOpen() {
  const lacks = useMissing()
  const [dismissed, setDismissed] = useState(() => local.getItem(key)?.split(' ') ?? [])
  if (lacks.every(({ id }) => dismissed.includes(id))) return null
  const dismiss = () => {
    const ids = lacks.map(({ id }) => id)
    local.setItem(key, ids.join(' '))
    setDismissed(ids)
  }
  return (
    <section aria-labelledby="falta">
      <h2 className={styles.title}>
        <span id="falta">Para abrir el sitio falta</span>
        <Button tone="quiet" onClick={dismiss}>
          No mostrar más
        </Button>
      </h2>
      <ul role="list" className={styles.lines}>
        {lacks.map((lack) => (
          <li key={lack.id}>
            <Todo {...lack} />
          </li>
        ))}
      </ul>
    </section>
  )
}
