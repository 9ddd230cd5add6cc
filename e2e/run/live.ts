/** Units that were installed before name this file. */
console.warn(
  'El servidor arranca con mocks/server/main.ts: que lo diga ExecStart en vidriera.service, y «systemctl daemon-reload».',
)
await import('../../mocks/server/main.ts')
