import { read } from '../api/queries.ts'
import { obtenerBanner, updateBanner, type Banner } from '../contract/banner.ts'
import { EntityForm } from './kit/EntityForm.tsx'
import { FileField } from './kit/fields/FileField.tsx'
import { RichTextField } from './kit/fields/RichTextField.tsx'
import { TextField } from './kit/fields/TextField.tsx'

const bannerOf = (seccion: Banner['seccion']) => ({
  ...read(obtenerBanner, {}),
  select: (banners: Banner[]) => {
    const banner = banners.find((one) => one.seccion === seccion)
    if (!banner) throw new Error(`There is no banner of ${seccion}.`)
    return banner
  },
})

const values = ({ id, titulo, texto, textoboton, link }: Banner) => ({ idBanner: id, titulo, texto, textoboton, link })
const failure = 'Error al actualizar el banner'

const fields = (
  <>
    <FileField name="imagen" label="Imagen" recommended="950x470" />
    <TextField name="titulo" label="Título" />
    <RichTextField name="texto" label="Texto" />
  </>
)

/** 7 */
export const HomeBannerEdit = () => (
  <EntityForm title="Home: Banner" save={updateBanner} load={bannerOf('home')} values={values} failure={failure}>
    {fields}
    <TextField name="textoboton" label="Texto del botón" />
    <TextField name="link" label="Link del botón" />
  </EntityForm>
)

/** 8 */
export const EmpresaBannerEdit = () => (
  <EntityForm title="Empresa: Banner" save={updateBanner} load={bannerOf('empresa')} values={values} failure={failure}>
    {fields}
  </EntityForm>
)
