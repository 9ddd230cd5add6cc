import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { getBlankRecord } from '#contract/blank.ts'
import { obtenerServicios, Servicio } from '#contract/servicio.ts'
import { ServiciosPage } from '#site/servicios/ServiciosPage.tsx'
import { answers, isEmpty, loading, longText, longTitle, retries } from '../page/answers.ts'
import { onSite } from '../../app/in-app.tsx'
import { seesA } from '../../sees.ts'
import { ofRelease, ofTest } from '../../widths.ts'

const meta = preview.meta({ component: ServiciosPage, title: 'site/servicios/ServiciosPage', decorators: [onSite] })

/** Whether all of an element is left of another. */
const isLeftOf = (one: Element | null | undefined, other: Element | null | undefined) =>
  (one?.getBoundingClientRect().right ?? Infinity) <= (other?.getBoundingClientRect().left ?? 0)

export const Completa = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Mecanizado según plano' })
    await expect(canvas.getByRole('navigation', { name: 'Migas de pan' })).toHaveTextContent('Inicio > Servicios')
    const [first, second] = canvasElement.querySelectorAll('section')
    if (innerWidth < 768) return
    await expect(isLeftOf(first?.querySelector('img'), first?.querySelector('h2'))).toBe(true)
    await expect(isLeftOf(second?.querySelector('h2'), second?.querySelector('img'))).toBe(true)
  },
})

export const Cargando = meta.story({ ...loading, ...ofTest })

export const Vacia = meta.story(isEmpty('obtenerServicios', /Todavía no publicamos/))

export const Falla = meta.story(retries('obtenerServicios', seesA('heading', 'Mecanizado según plano')))

const servicio = {
  ...getBlankRecord(Servicio),
  orden: 1,
  titulo: longTitle,
  texto: longText,
  imagen: 'servicios/servicio-1.jpg',
}
export const TextosLargos = meta.story({
  ...ofRelease,
  beforeEach: answers(obtenerServicios, [
    { ...servicio, id: 1 },
    { ...servicio, id: 2, titulo: 'Corte', texto: '<p>A medida.</p>' },
    { ...servicio, id: 3, imagen: '' },
  ]),
  play: seesA('heading', 'Corte'),
})
