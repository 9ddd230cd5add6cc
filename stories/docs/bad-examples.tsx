/** Examples of wrong use, live, for the docs page of each part. */
import type { ReactNode } from 'react'
import { Pager } from '#panel/kit/Pager.tsx'
import { SearchBox } from '#panel/kit/SearchBox.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import logo from '#ui/brand/logo-navbar.svg'
import { Button, IconButton } from '#ui/Button.tsx'
import { Carousel } from '#ui/Carousel.tsx'
import { TextArea, TextInput } from '#ui/Field.tsx'
import { Trash } from '#panel/kit/icons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { HydrationBoundary } from '#ui/HydrationBoundary.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './docs.module.css'

const nothing = () => undefined

const handMadeTable = (
  <table className={styles.wide}>
    <tbody>
      <tr>
        {['Código', 'Descripción completa', 'Medida', 'Código de barras', 'Pack', 'Precio de lista', 'Actualizado'].map(
          (word) => (
            <td key={word}>{word}</td>
          ),
        )}
      </tr>
    </tbody>
  </table>
)

const examples: Readonly<Record<string, () => ReactNode>> = {
  'ui/Alert': () => (
    <div className={styles.place}>
      <Alert kind={1} message="Antes de seguir, revisá el CUIT y aceptá las condiciones de venta." onHide={nothing} />
    </div>
  ),
  'ui/Breadcrumb': () => <Breadcrumb items={[{ label: 'Paso 1' }, { label: 'Paso 2' }, { label: 'Paso 3 de 5' }]} />,
  'ui/Button': () => (
    <p className={styles.row}>
      <Button>Guardar</Button>
      <Button>Guardar y seguir</Button>
      <Button>Cancelar</Button>
    </p>
  ),
  'ui/Carousel': () => (
    <Carousel
      label="Condiciones"
      slides={['Envíos a todo el país.', 'Retiro sin cargo.', 'Pago a 30 días.'].map((text) => (
        <p key={text} className={styles.slide}>
          {text}
        </p>
      ))}
    />
  ),
  'ui/Dialog': () => (
    <div className={styles.box}>
      <strong>Listo</strong>
      <p>Slider creado con éxito</p>
      <Button>Aceptar</Button>
    </div>
  ),
  'ui/DownloadFrame': () => <a href="#lista.pdf">Lista de precios, octubre 2026</a>,
  'ui/Field': () => (
    <p>
      <TextInput placeholder="Usuario" aria-label="Usuario" />
      <span className={styles.red}>Inválido</span>
    </p>
  ),
  'ui/Logo': () => (
    <div data-ground="dark" className={styles.box}>
      <img src={logo} alt="" width="284" />
    </div>
  ),
  'ui/Media': () => <img src="data:," alt="Tuerca hexagonal" />,
  'ui/Message': () => (
    <p className={styles.row}>
      <TextInput aria-label="Email" defaultValue="ventas@" />
      <span className={styles.dot} />
    </p>
  ),
  'ui/HydrationBoundary': () => (
    <HydrationBoundary>
      <Button>Ver productos</Button>
    </HydrationBoundary>
  ),
  'ui/RichText': () => <p>{'<p>Fabricamos <strong>bulones</strong> según norma.</p>'}</p>,
  'ui/SectionHeading': () => <p className={styles.big}>Productos destacados</p>,
  'ui/Estados': () => <Empty>Sin resultados.</Empty>,
  'ui/Table': () => handMadeTable,
  'ui/VisuallyHidden': () => (
    <p>
      <Button>Enviar</Button>
      <VisuallyHidden>El archivo tiene que pesar menos de 20 MB.</VisuallyHidden>
    </p>
  ),
  'panel/kit/Screen': () => <p className={styles.big}>EDITAR SLIDER (12)</p>,
  'panel/kit/EntityList': () => handMadeTable,
  'panel/kit/Pager': () => <Pager page={0} pages={1} onPage={nothing} />,
  'panel/kit/SearchBox': () => (
    <p className={styles.row}>
      <SearchBox value="bulón" onChange={nothing} />
      <Button>Buscar</Button>
    </p>
  ),
  'panel/kit/DownloadButton': () => <Button tone="secondary">Bajar</Button>,
  'panel/kit/EntityForm': () => (
    <form className={styles.box}>
      <TextInput placeholder="Título" aria-label="Título" />
      <span className={styles.red}>Este campo es obligatorio</span>
      <Button type="button">OK</Button>
    </form>
  ),
  'panel/kit/Campos': () => <TextInput aria-label="Texto del botón" defaultValue="Ver productos" />,
  'panel/kit/RichTextField': () => (
    <TextArea aria-label="Código" defaultValue={'<p style="color:red"><b>BH-0140</b></p>'} />
  ),
  'panel/kit/FileField': () => <input type="file" aria-label="Imagen" />,
  'panel/kit/Gallery': () => <p>⠿ frente.jpg · ⠿ perfil.jpg · ⠿ detalle.jpg</p>,
  'panel/kit/SubTable': () => (
    <TextArea aria-label="Medidas" defaultValue={'BH-0140;1/4 x 1";100\nBH-3820;3/8 x 2;;50'} />
  ),
  'panel/kit/RowActions': () => (
    <p className={styles.row}>
      Bulón U <IconButton label="Eliminar" icon={<Trash />} /> ¿Está seguro?
    </p>
  ),
}

export const BadExample = ({ of }: { of: string }) => examples[of]?.()
