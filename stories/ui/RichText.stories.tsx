import { expect, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { RichText } from '#ui/RichText.tsx'
import { onDark, onLight } from './grounds.tsx'
import { ofRelease, ofTest } from '../widths.ts'

const meta = preview.meta({ ...ofRelease, component: RichText, title: 'ui/RichText', decorators: [onLight] })

// The sanitiser is a chunk of its own, loaded by the first text that needs it.
const loaded = { timeout: 10_000 }

const everything = `
<h1>Bulonería para la industria</h1>
<p>Fabricamos <strong>bulones</strong>, <em>tuercas</em> y <u>arandelas</u> según norma <a href="https://www.iram.org.ar">IRAM</a>. Escribinos a
<a href="mailto:ventas@example.com">ventas@example.com</a>.</p>
<h2>Terminaciones</h2>
<ol><li data-list="bullet"><span class="ql-ui"></span>Zincado</li><li data-list="bullet">Galvanizado por inmersión en caliente</li>
<li data-list="bullet" class="ql-indent-1">Según ASTM A153</li></ol>
<h3>Cómo pedir</h3>
<ol><li data-list="ordered">Elegí la medida.</li><li data-list="ordered">Consultá el pack.</li><li data-list="ordered">Envianos el pedido.</li></ol>
<ul><li>Una lista común</li><li>se ve igual</li></ul>
<h4>Pares de apriete</h4>
<table><thead><tr><th>Medida</th><th>Grado 5</th><th>Grado 8</th></tr></thead><tbody><tr><td>1/4"</td><td>11 Nm</td><td>16 Nm</td></tr>
<tr><td>3/8"</td><td>41 Nm</td><td>61 Nm</td></tr></tbody></table>
<blockquote>Medimos cada lote antes de que salga de planta.</blockquote>
<p class="ql-align-center">Centrado</p><p class="ql-align-right">A la derecha</p>
<p><span style="color: rgb(232, 17, 45);">rojo</span></p>`

export const Simple = meta.story({
  args: { html: '<h2>Desde 1962</h2><p>Bulones, tuercas y arandelas para la industria argentina.</p>' },
})
export const Completo = meta.story({ ...ofTest, args: { html: everything } })
/** Numbers go on past bullets and steps within, and begin anew after a paragraph, as in the editor. */
export const PasosNumerados = meta.story({
  args: {
    html: `<ol><li>Elegí la medida.</li></ol><ul><li>En la lista o en la tabla.</li></ul><ol><li>Consultá el pack.</li>
<li class="ql-indent-1">Caja</li><li class="ql-indent-1">Bolsa</li><li class="ql-indent-2">De a cien</li><li>Envianos el pedido.</li></ol>
<p>Para retirar:</p><ol><li>Avisanos.</li></ol>`,
  },
})
export const CompletoSobreNegro = meta.story({
  args: { html: everything.replace(/ style="[^"]*"/g, '') },
  decorators: [onDark],
})
export const Vacio = meta.story({ args: { html: '' } })
export const PalabraInterminable = meta.story({ args: { html: `<p>${'ABC-0123456789-'.repeat(30)}</p>` } })

export const Hostil = meta.story({
  ...ofTest,
  args: {
    html: `<p onclick="alert(1)" style="position:fixed;color:rgb(17, 18, 20)" class="ql-align-center evil">texto</p>
      <script>document.title = 'roto'</script><img src="x" onerror="alert(1)"><img alt="píxel" src="https://example.com/p.gif">
      <img src="/api/deleteUsuario/1"><a href="javascript:alert(1)">javascript</a><a href="data:text/html,x">data</a>
      <a href="https://example.com">afuera</a><a href="/productos">adentro</a><a href="tel:+5411">teléfono</a>
      <iframe src="https://example.com"></iframe><form action="/x"><input></form><svg><animate onbegin="alert(1)"/></svg>`,
  },
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByRole('link', { name: 'afuera' }, loaded)
    const box = canvas.getByText('texto')
    await expect(box.getAttributeNames().toSorted()).toEqual(['class', 'style'])
    await expect(box).toHaveAttribute('class', 'ql-align-center')
    await expect(box).toHaveAttribute('style', 'color: rgb(17, 18, 20)')
    await expect(canvasElement.querySelectorAll('script, img, iframe, form, input, svg')).toHaveLength(0)
    await expect(canvas.getByText('javascript')).not.toHaveAttribute('href')
    await expect(canvas.getByText('data')).not.toHaveAttribute('href')
    await expect(canvas.getByRole('link', { name: 'afuera' })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByRole('link', { name: 'adentro' })).not.toHaveAttribute('target')
    await expect(canvas.getByRole('link', { name: 'teléfono' })).toHaveAttribute('href', 'tel:+5411')
  },
})

/** A text stored from Word keeps its words and structure and loses its looks. */
export const GuardadoDesdeWord = meta.story({
  ...ofTest,
  args: {
    html: `<p class="MsoNormal" style="color: rgb(31, 73, 125); font-family: Calibri; font-size: 22pt;">Bulones <b>grado 8</b></p>
      <p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>Zincado</p>
      <p class="MsoListParagraphCxSpLast" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o<span>&nbsp;</span></span>Galvanizado<o:p></o:p></p>
      <p><span class="ql-size-huge" style="background-color: rgb(255, 255, 0);">Enorme</span> <span style="color: rgb(232, 17, 45);">rojo</span></p>
      <p><img src="//:0"><img src="file:///C:/foto.png"><a href="www.example.com">sitio</a> <a href="file:///C:/x.doc">archivo</a></p>
      <table><tbody><tr><td style="color: blue">M8</td><td>12</td></tr></tbody></table>`,
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'sitio' }, loaded)).toHaveAttribute(
      'href',
      'https://www.example.com',
    )
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Zincado',
      'Galvanizado',
    ])
    await expect(canvas.getByText('Galvanizado')).toHaveClass('ql-indent-1')
    await expect(canvas.getByText('M8')).toHaveAttribute('role', 'cell')
    await expect(canvas.getByRole('table')).toHaveAttribute('role', 'table')
    await expect(canvas.getByText('rojo')).toHaveAttribute('style', 'color: rgb(232, 17, 45)')
    await expect(canvasElement.querySelectorAll(':is(p, span, td)[style]')).toHaveLength(1)
    await expect(canvasElement.querySelectorAll('img, [class*="Mso"], [class*="size"], [href^="file"]')).toHaveLength(0)
  },
})

export const VideoDelSitioConocido = meta.story({
  ...ofTest,
  args: {
    html: '<p>Cómo se arma</p><iframe title="Armado de una brida" src="https://www.youtube-nocookie.com/embed/abc"></iframe>',
  },
  // The frame's content is another site's, and tests have no network.
  parameters: { a11y: { context: { exclude: ['iframe'] } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('iframe')).toHaveAttribute('loading', 'lazy'), loaded)
  },
})
