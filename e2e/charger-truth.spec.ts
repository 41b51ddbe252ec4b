import { statusEventWire } from '@corrente/domain/fixtures'
import { enterLive } from './support/liveNetwork.ts'
import { freeStation, readNetwork } from './support/network.ts'
import { LIST, screen } from './support/stationList.ts'
import { expect, test } from './support/test.ts'

test('what a charger says of itself, and by a clock that cannot be, stands in its row as it arrives', async ({
  page,
  sandbox,
}) => {
  const { id } = freeStation(await readNetwork(sandbox))
  await enterLive(page, sandbox, `${LIST}?q=${encodeURIComponent(id)}`)
  const { row } = screen(page)
  const tell = (about: Parameters<typeof statusEventWire>[0]) =>
    sandbox.control.emit({
      raw: {
        destination: `/topic/status/chargeBox/${id}`,
        body: statusEventWire({ chargeBoxId: id, timestampDT: '2026-03-14 15:06:00', ...about }),
      },
    })
  await expect(row(id)).not.toContainText('Falha')
  tell({ connectorId: 0, status: 'Faulted', errorCode: 'GroundFailure' })
  await expect(row(id)).toContainText('Falha na estação: falha de aterramento')
  tell({ connectorId: 0, status: 'Available', timestampDT: '2026-03-14 15:07:00' })
  await expect(row(id)).not.toContainText('Falha na estação')
  tell({ connectorId: 1, status: 'Charging', timestampDT: '2031-01-01 00:00:00' })
  await expect(row(id)).toContainText('relógio da estação errado')
  await expect(row(id)).toContainText('Carregando')
  tell({ connectorId: 1, status: 'Available', timestampDT: '2026-03-14 15:08:00' })
  await expect(row(id)).not.toContainText('relógio da estação errado')
})
