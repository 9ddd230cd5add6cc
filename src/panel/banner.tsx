import { read } from '#api/queries.ts'
import { obtenerBanner, type Banner } from '#contract/banner.ts'
import { updateBanner } from '#contract/banner-writes.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import { EntityForm } from './kit/EntityForm.tsx'
import { FileField } from './kit/fields/FileField.tsx'
import type { Inputs } from './kit/EntityForm.tsx'

type ButtonInputs = Pick<Inputs<EndpointInput<typeof updateBanner>>, 'textoboton' | 'link'>

export const bannerForm = (seccion: Banner['seccion'], title: string, buttonInputs: ButtonInputs) => (
  <EntityForm
    title={title}
    save={updateBanner}
    load={{
      ...read(obtenerBanner, {}),
      select: (banners: Banner[]) => {
        const banner = banners.find((candidate) => candidate.seccion === seccion)
        if (!banner) throw new Error(`There is no banner of ${seccion}.`)
        return banner
      },
    }}
    failure="Error al actualizar el banner"
    inputs={{
      imagen: <FileField name="imagen" label="Imagen" recommended="950x470" />,
      titulo: 'Título',
      texto: 'Texto',
      ...buttonInputs,
    }}
  />
)
