import { expect, spyOn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerNovedad, obtenerNovedades } from '../../../src/contract/novedad.ts'
import { NovedadesPage } from '../../../src/site/novedades/NovedadesPage.tsx'
import { page } from '../../../src/state/reload.ts'
import { answers, isEmpty, isLoading, longText, longTitle, retries } from '../page/answers.ts'
import { onSite } from '../page/on-site.tsx'
import { leads, seesA } from '../../play.ts'

const meta = preview.meta({
  component: NovedadesPage,
  title: 'site/novedades/NovedadesPage',
  decorators: [onSite],
})

const chosen = (id: number) => ({ address: `/novedades?id=${id}` })

const title = 'Nueva línea de anclajes para hormigón'

export const Lista = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('link', { name: new RegExp(title) })
    await expect(card).toHaveTextContent(/^Productos.+Leer más$/)
    await expect(card.querySelector('img')).toBeInTheDocument()
    await userEvent.click(card)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: title })).toHaveFocus())
    await expect(canvas.getByRole('navigation', { name: 'Migas de pan' })).toHaveTextContent(
      `Inicio > Novedades > ${title}`,
    )
  },
})

export const Listado = meta.story({ play: seesA('heading', title) })

export const Cargando = meta.story({ parameters: { scenario: '*:hang' }, play: isLoading })

export const Vacia = meta.story(isEmpty('obtenerNovedades', /Todavía no publicamos/))

export const Falla = meta.story(retries('obtenerNovedades', seesA('heading', title)))

const novedad = {
  id: 1,
  orden: 1,
  titulo: longTitle,
  epigrafe: `${longTitle}, con una comitiva que recorrió los cuatro pabellones.`,
  etiqueta: 'Industria metalmecánica',
  texto: longText,
  imagen: 'noticias/noticia-1.jpg',
  destacado: 1 as const,
}

export const TextosLargos = meta.story({
  beforeEach: answers(obtenerNovedades, [
    novedad,
    { ...novedad, id: 2, etiqueta: '', epigrafe: '', imagen: '', titulo: 'Feriado' },
  ]),
  play: seesA('heading', 'Feriado'),
})

export const Detalle = meta.story({
  parameters: chosen(1),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const reload = spyOn(page, 'reload').mockImplementation(() => undefined)
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(canvasElement.querySelector('main img')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Volver' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    await seesA('heading', 'Novedades')({ canvas })
  },
})

export const DetalleAbierto = meta.story({ parameters: chosen(2), play: seesA('heading', /laboratorio/) })

export const DetalleCargando = meta.story({
  parameters: { ...chosen(1), scenario: '*:hang' },
  play: isLoading,
})

export const DetalleFalla = meta.story(retries('obtenerNovedad', seesA('heading', title), chosen(1)))

export const DetalleLargo = meta.story({
  parameters: chosen(1),
  beforeEach: answers(obtenerNovedad, novedad),
  play: seesA('heading', 'Qué cambia'),
})

export const DetalleSinImagen = meta.story({
  parameters: chosen(1),
  beforeEach: answers(obtenerNovedad, {
    ...novedad,
    titulo: 'Feriado',
    epigrafe: '',
    texto: '<p>El lunes no atendemos.</p>',
    imagen: '',
  }),
  play: seesA('heading', 'Feriado'),
})

export const Desconocida = meta.story({
  parameters: chosen(9_999),
  play: leads('Ver todas las novedades', '/novedades'),
})
