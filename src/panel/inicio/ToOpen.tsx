import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useExtension } from '../../api/extensions.ts'
import { read } from '../../api/queries.ts'
import { obtenerBanner } from '../../contract/banner.ts'
import { obtenerRestosDemo } from '../../contract/cambio.ts'
import { obtenerCartas } from '../../contract/carta.ts'
import { obtenerContacto } from '../../contract/contacto.ts'
import { obtenerFileZonas } from '../../contract/file-zona.ts'
import { obtenerLogos } from '../../contract/logos.ts'
import { obtenerMetadatos } from '../../contract/metadato.ts'
import { obtenerProductos } from '../../contract/producto.ts'
import { obtenerSliders } from '../../contract/slider.ts'
import { embedded } from '../../state/mode.ts'
import { local } from '../../state/storage.ts'
import { useSavedMarca } from '../../ui/brand/marca.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Inicio.module.css'
import { missing, type Missing } from './missing.ts'
import { Todo } from './Todo.tsx'

/** What an administrator of this browser no longer wants to be told of. */
const key = 'panel.falta'

/** What 'Inicio' asks anyway comes first, and then the little that it does not. */
const useMissing = (): readonly Missing[] => {
  const products = useQuery(read(obtenerProductos, {}))
  const sliders = useQuery(read(obtenerSliders, {}))
  const banners = useQuery(read(obtenerBanner, {}))
  const enabled = products.isSuccess && sliders.isSuccess && banners.isSuccess
  const logos = useQuery({ ...read(obtenerLogos, {}), enabled })
  const contacto = useQuery({ ...read(obtenerContacto, {}), enabled })
  const listas = useQuery({ ...read(obtenerFileZonas, {}), enabled })
  const metadatos = useQuery({ ...read(obtenerMetadatos, {}), enabled })
  // In a browser no letter ever goes out.
  const tellsLetters = useExtension(obtenerCartas) && !embedded
  const cartas = useQuery({ ...read(obtenerCartas, {}), enabled: tellsLetters })
  const marca = useSavedMarca()
  // Whoever has not said a name of their own shows the demo.
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

/** What is missing until the site can open. It goes by itself, or when dismissed until something else is missing. */
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
      <ul className={styles.lines}>
        {lacks.map((one) => (
          <li key={one.id}>
            <Todo {...one} />
          </li>
        ))}
      </ul>
    </section>
  )
}
