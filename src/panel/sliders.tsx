import { read } from '../api/queries.ts'
import {
  crearSlider,
  deleteSlider,
  obtenerSlider,
  obtenerSliders,
  updateSlider,
  type Slider,
} from '../contract/slider.ts'
import { fileColumn, ordenColumn, richTextColumn } from './kit/columns.tsx'
import { EntityForm } from './kit/EntityForm.tsx'
import { EntityList } from './kit/EntityList.tsx'
import { FileField } from './kit/fields/FileField.tsx'
import { IntegerField } from './kit/fields/IntegerField.tsx'
import { RichTextField } from './kit/fields/RichTextField.tsx'
import { TextField } from './kit/fields/TextField.tsx'
import { CreateButton, DeleteButton, EditButton } from './kit/RowActions.tsx'
import { brief, nextOrden, plainText } from './kit/text.ts'

const wording = ({ texto }: Slider) => plainText(texto)
const nameOf = (slider: Slider) => `slider ${brief(wording(slider)) || slider.orden}`
const columns = [
  ordenColumn,
  richTextColumn('Texto', ({ texto }: Slider) => texto),
  fileColumn('Archivo', ({ imagen }: Slider) => imagen),
]

const actions = (slider: Slider) => (
  <>
    <EditButton screen={2} id={slider.id} name={nameOf(slider)} />
    <DeleteButton endpoint={deleteSlider} input={{ idSlider: slider.id }} name={nameOf(slider)} />
  </>
)

const fields = (
  <>
    <IntegerField name="orden" label="Orden" />
    <FileField name="imagen" label="Imagen" recommended="586x1400" />
    <RichTextField name="texto" label="Texto" />
    <TextField name="textoboton" label="Texto del botón" />
    <TextField name="linkboton" label="Link del botón" />
  </>
)

/** 1 */
export const SliderList = () => (
  <EntityList
    title="SLIDER"
    query={read(obtenerSliders, {})}
    search={wording}
    columns={columns}
    create={<CreateButton screen={29}>Crear Slider</CreateButton>}
    actions={actions}
  />
)

/** 29 */
export const SliderCreate = () => (
  <EntityForm
    title="Crear Slider"
    save={crearSlider}
    backTo={1}
    load={read(obtenerSliders, {})}
    values={(all) => ({ orden: nextOrden(all), texto: '', textoboton: '', linkboton: '' })}
  >
    {fields}
  </EntityForm>
)

/** 2 */
export const SliderEdit = ({ id }: { id: number }) => (
  <EntityForm
    title="Editar Slider"
    save={updateSlider}
    backTo={1}
    load={read(obtenerSlider, { id })}
    values={({ orden, texto, textoboton, linkboton }) => ({ idSlider: id, orden, texto, textoboton, linkboton })}
  >
    {fields}
  </EntityForm>
)
