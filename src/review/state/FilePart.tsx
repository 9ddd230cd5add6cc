import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Field.tsx'
import { Part } from '../parts.tsx'
import parts from '../parts.module.css'
import type { Private } from './use-desk.ts'

/** The company as a file, and a file as the company. */
export function FilePart({ onSave, onOpen }: { onSave: (of: Private) => void; onOpen: (file: File) => void }) {
  const [accounts, setAccounts] = useState(false)
  const [customers, setCustomers] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Part title="Como archivo">
      <p className={parts.soft}>
        Los registros y los archivos en un <code>.vidriera.zip</code>, para seguir en otro navegador o mandárselo a
        alguien. Contraseñas y clientes se quedan acá, salvo que los marques.
      </p>
      <Checkbox
        label="Incluir clientes, suscripciones, mensajes y lo que el historial dice de ellos"
        checked={customers}
        onChange={({ target }) => setCustomers(target.checked)}
      />
      <Checkbox
        label="Incluir contraseñas y sesiones"
        checked={accounts}
        onChange={({ target }) => setAccounts(target.checked)}
      />
      <div className={parts.actions}>
        <Button onClick={() => onSave({ accounts, customers })}>Guardar como archivo</Button>
        <Button tone="secondary" onClick={() => input.current?.click()}>
          Abrir un archivo…
        </Button>
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          hidden
          aria-label="Archivo de estado"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onOpen(file)
            target.value = ''
          }}
        />
      </div>
      <p className={parts.soft}>También podés soltarlo sobre la página.</p>
    </Part>
  )
}
