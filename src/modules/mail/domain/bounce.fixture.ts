type Bounce = { id: string; to?: string; recipient?: string; action?: string; status?: string }

/** A report as mail servers write it. */
export const bounceMail = ({
  id,
  to = `buero+${id.replaceAll('-', '')}@example.com`,
  recipient = 'kunde@example.com',
  action = 'failed',
  status = '5.1.1',
}: Bounce) => `Return-Path: <>
Received: from mx.example.com by mail.example.com; Mon, 16 Nov 2026 10:00:00 +0100
From: MAILER-DAEMON@mx.example.com
To: ${to}
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
 boundary="=_b1"

--=_b1
Content-Type: text/plain; charset=us-ascii

I could not deliver your message.

--=_b1
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com
Arrival-Date: Mon, 16 Nov 2026 09:59:58 +0100

Final-Recipient: rfc822; ${recipient}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1
 no such user here

--=_b1
Content-Type: text/rfc822-headers

Message-ID: <${id}@weinkontor.example.com>
Subject: Rechnung 7
To: ${recipient}

--=_b1--
`
