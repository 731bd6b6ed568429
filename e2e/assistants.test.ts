import { createHash, randomBytes } from 'node:crypto'
import { expectAccessible } from './accessible.ts'
import { newShopper } from './shopper.ts'
import { expect, test } from './test.ts'

const callback = 'http://127.0.0.1:4/callback'

const inBase64Url = (bytes: Buffer) => bytes.toString('base64url')

test('an assistant of hers is asked about, allowed, stands among her devices, and is ended there', async ({
  page,
}) => {
  const { password } = await newShopper(page)
  const { origin } = new URL((await page.request.get('/robots.txt')).url())
  const registered = await page.request.post('/oauth/register', {
    data: {
      client_name: 'Wardrobe Assistant',
      redirect_uris: [callback],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
  })
  expect(registered.status()).toBe(201)
  const { client_id: client } = await registered.json()
  const verifier = inBase64Url(randomBytes(32))
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id: client,
    redirect_uri: callback,
    state: 'the-state',
    code_challenge: inBase64Url(createHash('sha256').update(verifier).digest()),
    code_challenge_method: 'S256',
    resource: `${origin}/mcp`,
  })
  await page.route(`${callback}**`, (route) =>
    route.fulfill({ body: '<h1>Back at the assistant</h1>', contentType: 'text/html' }),
  )

  await page.goto(`/connect?${asked}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect Wardrobe Assistant?')
  await expect(page.getByLabel('Search the shop and ask Sophia')).toBeDisabled()
  await expect(page.getByLabel('See your saved looks and their pictures')).not.toBeChecked()
  await expect(page.getByText('It runs on this device.')).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: test.info().outputPath('connect.png'), fullPage: true })
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const proof = page.getByRole('dialog')
  if (await proof.isVisible({ timeout: 2_000 }).catch(() => false)) {
    await proof.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
  }
  await page.waitForURL(`${callback}**`)
  const back = new URL(page.url()).searchParams
  expect([back.get('state'), back.has('code')]).toEqual(['the-state', true])

  const tokens = await page.request.post('/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      code: back.get('code') ?? '',
      client_id: client,
      redirect_uri: callback,
      code_verifier: verifier,
      resource: `${origin}/mcp`,
    },
  })
  const { access_token: token } = await tokens.json()
  const listTools = () =>
    page.request.post('/mcp', {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
    })
  expect(await (await listTools()).text()).toContain('search_shop')

  await page.goto('/settings')
  const devices = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your devices' }) })
  await devices.scrollIntoViewIfNeeded()
  const assistant = devices.getByRole('listitem').filter({ hasText: 'Wardrobe Assistant' })
  await expect(assistant).toBeVisible()
  await devices.screenshot({ path: test.info().outputPath('devices.png') })
  await devices.getByRole('button', { name: 'Sign out Wardrobe Assistant' }).click()
  await expect(assistant).toBeHidden()
  expect((await listTools()).status()).toBe(401)
})

test('a request that is none says so, and leads on', async ({ page }) => {
  await newShopper(page)
  await page.goto('/connect?client_id=nobody')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t connect this assistant')
  await page.getByRole('link', { name: 'Go to your settings' }).click()
  await page.waitForURL('**/settings')
})
