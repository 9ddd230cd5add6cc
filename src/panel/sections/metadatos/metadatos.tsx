import { read } from '#api/queries.ts'
import { obtenerMetadato, obtenerMetadatos, type Metadato } from '#contract/metadato.ts'
import { updateMetadato } from '#contract/metadato-writes.ts'
import { textColumn } from '../../kit/columns.tsx'
import { EntityForm } from '../../kit/EntityForm.tsx'
import { listScreen } from '../../kit/list-screen.tsx'
import { InputField } from '../../kit/fields/InputField.tsx'
import { StoredField } from '../../kit/fields/StoredField.tsx'
import { EditButton } from '../../kit/RowActions.tsx'

const getSeccion = ({ seccion }: Metadato) => seccion

export const List = listScreen({
  title: 'Metadatos',
  query: read(obtenerMetadatos, {}),
  search: getSeccion,
  columns: [textColumn('Seccion', getSeccion), textColumn('Keywords', ({ claves }: Metadato) => claves)],
  actions: ({ id, seccion }: Metadato) => <EditButton id={id} name={seccion} />,
})

export const Edit = ({ id }: { id: number }) => (
  <EntityForm
    title="Editar Metadatos"
    save={updateMetadato}
    load={read(obtenerMetadato, { id })}
    inputs={{
      claves: (
        <>
          <StoredField name="seccion" label="Seccion" />
          <InputField name="claves" label="Keyword" />
        </>
      ),
    }}
  />
)
