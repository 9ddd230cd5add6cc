import { read } from '#api/queries.ts'
import { obtenerLogos } from '#contract/logos.ts'
import { updateLogo } from '#contract/logos-writes.ts'
import { EntityForm } from '../../kit/EntityForm.tsx'
import { FileField } from '../../kit/fields/FileField.tsx'

export const Form = () => (
  <EntityForm
    title="Logos"
    save={updateLogo}
    saveLabel="Actualizar"
    undoes="se guardaron los logos"
    load={read(obtenerLogos, {})}
    inputs={{
      navbar: <FileField name="navbar" label="Logo del navbar" recommended="569x105" />,
      footer: <FileField name="footer" label="Logo del footer" recommended="206x34" ground="dark" />,
    }}
  />
)
