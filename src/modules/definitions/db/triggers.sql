CALL watch_table('bayi_cari');
CALL watch_reference('bayi_cari');
CALL announce_writes('bayi_cari', 'definitions');

CALL watch_reference('cus_dnd');

CALL watch_table('firma_bilgileri');
CALL announce_writes('firma_bilgileri', 'definitions');

CALL watch_table('kargo_sirketi');
CALL watch_reference('kargo_sirketi');
CALL announce_writes('kargo_sirketi', 'definitions');

CALL watch_table('konusma_metin');
CALL announce_writes('konusma_metin', 'definitions');

CALL watch_table('odeme_tipleri');
CALL watch_reference('odeme_tipleri');
CALL announce_writes('odeme_tipleri', 'definitions');

CALL watch_table('raking_figure');
CALL announce_writes('raking_figure', 'definitions');

CALL watch_table('stok_hareket_tip');
CALL watch_reference('stok_hareket_tip');
CALL announce_writes('stok_hareket_tip', 'definitions');

CALL watch_table('stok_islem_tip');
CALL watch_reference('stok_islem_tip');
CALL announce_writes('stok_islem_tip', 'definitions');

CALL watch_table('sys_adres_type');
CALL watch_reference('sys_adres_type');
CALL announce_writes('sys_adres_type', 'definitions');

CALL watch_table('sys_c_time');
CALL watch_reference('sys_c_time');
CALL announce_writes('sys_c_time', 'definitions');

CALL watch_table('sys_category');
CALL watch_reference('sys_category');
CALL announce_writes('sys_category', 'definitions');

CALL watch_table('sys_class');
CALL watch_reference('sys_class');
CALL announce_writes('sys_class', 'definitions');

CALL watch_table('sys_country_code');
CALL watch_reference('sys_country_code');
CALL announce_writes('sys_country_code', 'definitions');
CREATE OR REPLACE TRIGGER note_tax_rate AFTER INSERT OR UPDATE OF tax_rate ON sys_country_code
  FOR EACH ROW EXECUTE FUNCTION note_tax_rate();

CALL watch_table('sys_fat_haciz');
CALL watch_reference('sys_fat_haciz');
CALL announce_writes('sys_fat_haciz', 'definitions');

CALL watch_table('sys_fat_iptal');
CALL watch_reference('sys_fat_iptal');
CALL announce_writes('sys_fat_iptal', 'definitions');

CALL watch_table('sys_gorusme_asama');
CALL watch_reference('sys_gorusme_asama');
CALL announce_writes('sys_gorusme_asama', 'definitions');

CALL watch_table('sys_siparis_durum');
CALL watch_reference('sys_siparis_durum');
CALL announce_writes('sys_siparis_durum', 'definitions');

CALL watch_table('sys_stok_color');
CALL watch_reference('sys_stok_color');
CALL announce_writes('sys_stok_color', 'definitions');

CALL watch_table('sys_stok_mensey');
CALL watch_reference('sys_stok_mensey');
CALL announce_writes('sys_stok_mensey', 'definitions');

CALL watch_table('sys_stok_sise');
CALL watch_reference('sys_stok_sise');
CALL announce_writes('sys_stok_sise', 'definitions');

CALL watch_table('sys_stok_tipi');
CALL watch_reference('sys_stok_tipi');
CALL announce_writes('sys_stok_tipi', 'definitions');

CALL watch_table('sys_unvan');
CALL watch_reference('sys_unvan');
CALL announce_writes('sys_unvan', 'definitions');

CALL watch_reference('sys_user_level');

CALL watch_table('tax_rates');
CALL announce_writes('tax_rates', 'definitions');
