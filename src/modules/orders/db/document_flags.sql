-- The kept figures tell more apart, so that reports over years are added up from sums as well.
--
-- fact      day                   by                   item                         adet, brut, net, extra
-- ordered   order day             person, dealer       flags of the order           orders; word is why it was cancelled
-- turnover  day of invoice or     person, dealer       flags of the document        documents, credit notes negative; word is
--           of cancellation                                                         the month of the order, none of a credit note
-- paid      day of payment        person, dealer       flags of the document        the same; extra days since the invoice
-- invoiced  day of invoice        person, dealer       days since the order         invoices of orders that are kept
-- settled   day of payment        person, dealer       days since the invoice       those of them that were paid
-- reserved  always the same                            the wine                     extra bottles that orders hold
--
-- Flags of an order: 1 cancelled, 2 invoiced, 4 closed, 8 approved, 16, 32 and 64 first, second and third reminder,
-- 128 times what a lawyer does. Flags of a document: 1 it is the cancellation, 2 credit note, 4 cancelled, 8 closed,
-- 16 free of tax, 32 written off.
CREATE OR REPLACE FUNCTION document_flags(o siparisler) RETURNS integer LANGUAGE sql IMMUTABLE
  RETURN CASE o.s_is_teklif WHEN 2 THEN 2 ELSE 0 END + CASE o.sd_cancel_on WHEN '1' THEN 4 ELSE 0 END
    + CASE o.f_close WHEN '1' THEN 8 ELSE 0 END + CASE o.s_vergisiz WHEN '1' THEN 16 ELSE 0 END
    + CASE o.f_status WHEN '0' THEN 0 ELSE 32 END;
