import { expect, test } from 'vidriera-e2e'

test.use({ expectedErrors: /status of 500|ApiError/ })
test('a list that fails once comes when one asks again', async ({ calls, page, scenario }) => {
  await scenario('obtenerServicios:error:500:x1')
  await page.goto('/servicios')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText(/plano/).first()).toBeVisible()
  expect(calls().flatMap(({ call, status }) => (call === 'obtenerServicios' ? status : []))).toEqual([500, 200])
})
