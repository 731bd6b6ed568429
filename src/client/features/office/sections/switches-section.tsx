import { useState } from 'react'
import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { serverState } from '#client/session/server-state.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import type { Role } from '#shared/office/roles.ts'
import type { SwitchName } from '#shared/switches.ts'
import { formatMoment } from '../ui/format-figures.ts'
import { Row, Rows } from '../ui/rows.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { Section, SectionPart } from '../ui/section-frame.tsx'
import { PhotographersPart } from './photographers-part.tsx'
import { Shown } from '../ui/shown-in-office.tsx'

const switches = serverState(() => request(office.switches.$get()), { freshForMs: 0 })

const about: Record<SwitchName, { title: string; off: string }> = {
  photographs: {
    title: 'Photographs in the cloud',
    off: 'Every look is made on the device, and nothing is spent.',
  },
  sign_ups: { title: 'New accounts', off: 'Nobody new comes in; who has an account signs in as ever.' },
  payments: { title: 'Purchases', off: 'Nothing new can be bought; cancelling and refunds go on.' },
  imports: { title: 'Imports', off: 'The shop stays as it is.' },
  mails: { title: 'Mails', off: 'They wait for a day at most; links in them may run out.' },
}

type Pressed = { name: SwitchName; isOn: boolean } | null

export function SwitchesSection({ role }: { role: Role }) {
  const [pressed, setPressed] = useState<Pressed>(null)
  const title = pressed ? about[pressed.name].title : ''
  return (
    <Section
      title="Switches"
      lead="What holds everywhere within a minute, without a deployment. Owners press it."
    >
      <SectionPart
        title="For an emergency"
        lead="Each switches a part off, with words that shoppers understand."
      >
        <Shown state={switches}>
          {(all) => (
            <Rows>
              {all.map(({ name, offSince }) => (
                <Row
                  key={name}
                  end={
                    <>
                      <Badge tone={offSince ? 'accent' : 'good'}>{offSince ? 'Off' : 'On'}</Badge>
                      {role === 'owner' && (
                        <Button
                          variant={offSince ? 'outline' : 'danger'}
                          size="sm"
                          onClick={() => setPressed({ name, isOn: offSince !== null })}
                        >
                          {offSince ? 'Switch on' : 'Switch off'}
                          <span className="sr-only">: {about[name].title}</span>
                        </Button>
                      )}
                    </>
                  }
                >
                  <p className="font-medium">{about[name].title}</p>
                  <p className="text-sm text-ink-soft">
                    {offSince ? `Off since ${formatMoment(offSince)}. ` : 'When off: '}
                    {about[name].off}
                  </p>
                </Row>
              ))}
            </Rows>
          )}
        </Shown>
      </SectionPart>
      <ReasonDialog
        open={pressed !== null}
        title={pressed?.isOn ? `Switch on: ${title}?` : `Switch off: ${title}?`}
        confirm={pressed?.isOn ? 'Switch on' : 'Switch off'}
        danger={!pressed?.isOn}
        done={pressed?.isOn ? `${title}: on` : `${title}: off`}
        onConfirm={(reason) =>
          request(
            office.switches[':name'].$put({
              param: { name: pressed?.name ?? 'mails' },
              json: { isOn: pressed?.isOn ?? true, reason },
            }),
          )
        }
        onDone={switches.refresh}
        onClose={() => setPressed(null)}
      />
      <PhotographersPart role={role} />
    </Section>
  )
}
